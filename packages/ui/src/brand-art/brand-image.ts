/** A drawn picture of a brand: the committed file in its theme's folder, and what draws it. */
export interface BrandImage {
  file: string;
  draw(): string;
}
