import { useEffect, type RefObject } from 'react';

interface RoleLabels {
  kind: string;
  label: string;
  /** The kind and the place of the slide that stands in the page. */
  slide: string;
  first: string;
}

/**
 * Tells what the stage has become, now that there is more than one slide: until then it was none. React
 * does not own these attributes of an element that it took over from the server.
 */
export function useCarouselRoles(stage: RefObject<HTMLElement | null>, words: RoleLabels): void {
  const { kind, label, slide, first } = words;
  useEffect(() => {
    const own = stage.current?.querySelector<HTMLElement>(':scope > div:has([data-hero])');
    setAttributes(stage.current, { role: 'region', 'aria-roledescription': kind, 'aria-label': label });
    setAttributes(own, { role: 'group', 'aria-roledescription': slide, 'aria-label': first });
  }, [stage, kind, label, slide, first]);
}

function setAttributes(element: HTMLElement | null | undefined, attributes: Record<string, string>): void {
  for (const [attribute, value] of Object.entries(attributes)) element?.setAttribute(attribute, value);
}
