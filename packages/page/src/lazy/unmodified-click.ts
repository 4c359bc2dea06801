type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press follows a link in this tab; any other asks the browser for another tab, a window or a download. */
export function isUnmodifiedClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
