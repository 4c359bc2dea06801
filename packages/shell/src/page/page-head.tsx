import { usePage } from './page.ts';

/** The title and description of a page, under the brand's name (SET-06). The root page is the brand itself. */
export function PageHead({ title, description }: { title: string | null; description?: string }) {
  const { settings } = usePage();
  return (
    <>
      <title>{title === null ? settings.brandName : `${title} · ${settings.brandName}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
