import { createContext, use } from 'react';
import type { ModalProps } from '@baize/page/brand';

/** What a modal got from the stack, for a dialog that a slot puts in its place. */
export const ModalPropsContext = createContext<ModalProps | null>(null);

/** The modal this dialog stands for. */
export function useModalProps(): ModalProps {
  const modal = use(ModalPropsContext);
  if (!modal) throw new Error('No modal around this dialog: wrap it in ModalPropsContext.');
  return modal;
}
