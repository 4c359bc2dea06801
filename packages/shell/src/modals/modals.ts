export { ModalHost } from './modal-host.tsx';
export { ModalLink } from './modal-link.tsx';
export { useModals, useOpenModal, type Modals } from './use-modals.ts';
