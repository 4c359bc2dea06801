export { ModalHost } from './modal-host.tsx';
export { ModalLink } from './modal-link.tsx';
export { useModals, type Modals } from './use-modals.ts';
