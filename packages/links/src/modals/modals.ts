export { ModalHost } from './modal-host.tsx';
export { useModals, useOpenModal, type Modals } from './use-modals.ts';
