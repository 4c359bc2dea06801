/** Gives the player a text as a file, under a name, where the browser puts downloads. */
export function saveFile({ name, text, type }: { name: string; text: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
