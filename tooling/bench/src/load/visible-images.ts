/** Addresses of the pictures that the first screen of a page shows; runs in the page, so it stands alone. */
export function listVisibleImages(): string[] {
  const addresses = new Set<string>();
  const add = (address: string): void => {
    if (address !== '') addresses.add(new URL(address, document.baseURI).href);
  };
  for (const element of document.querySelectorAll('*')) {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || bottom <= 0 || right <= 0) continue;
    if (top >= window.innerHeight || left >= window.innerWidth) continue;
    if (element instanceof HTMLImageElement) add(element.currentSrc);
    if (element instanceof HTMLVideoElement) add(element.poster);
    if (element instanceof SVGImageElement) add(element.href.baseVal);
    for (const part of [null, '::before', '::after']) {
      const { backgroundImage, maskImage } = window.getComputedStyle(element, part);
      for (const [, address = ''] of `${backgroundImage} ${maskImage}`.matchAll(/url\("?([^")]+)"?\)/g))
        add(address);
    }
  }
  return [...addresses];
}
