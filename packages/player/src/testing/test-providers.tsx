import { PageTestProviders, type PageTestProvidersProps } from '@baize/page/testing';
import { PlayerTestProviders, type PlayerTestProvidersProps } from './player-test-providers.tsx';

export type TestProvidersProps = PlayerTestProvidersProps &
  Pick<PageTestProvidersProps, 'locale' | 'url' | 'loaderData'>;

/** A page with words, router and all else that a view test stands on, without a platform. */
export function TestProviders({ url, locale, loaderData, ...parts }: TestProvidersProps) {
  return (
    <PageTestProviders
      {...(url === undefined ? null : { url })}
      {...(locale === undefined ? null : { locale })}
      loaderData={loaderData}
    >
      <PlayerTestProviders {...parts} />
    </PageTestProviders>
  );
}
