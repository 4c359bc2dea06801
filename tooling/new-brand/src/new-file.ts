/** A file to be written, from the project's root. */
export interface NewFile {
  path: string;
  content: string | Buffer;
}

/** A change in a file there is, from the project's root. */
export interface FileEdit {
  path: string;
  /** Answers the whole new text; throws when the place of the change cannot be found. */
  edit(text: string): string;
}
