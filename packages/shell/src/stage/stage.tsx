import { splitLocale, type Locale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { createContext, useContext, useState } from 'react';
import { createRoutesStub, useRouteError } from 'react-router';
import { PageProvider } from '../page/page.ts';
import { stageFacts } from './page-facts.ts';
import { I18nStage } from './i18n-stage.tsx';
import { PlayerStage, type PlayerStageProps } from './player-stage.tsx';

export interface StageProps extends PlayerStageProps {
  locale?: Locale;
  /** The address shown, with its query. */
  address?: string;
}

const StagedParts = createContext<PlayerStageProps | null>(null);

function StagedPage() {
  const parts = useContext(StagedParts);
  return parts ? <PlayerStage {...parts} /> : null;
}

/** What cannot be drawn fails its test; the router's own page of errors would let some pass. */
function FailedPage(): never {
  throw useRouteError();
}

/** A page with words, router and all else that a view test stands on, without a platform. */
export function Stage({ address = '/', locale = 'en', ...parts }: StageProps) {
  const [Routes] = useState(() =>
    createRoutesStub([{ path: '*', Component: StagedPage, ErrorBoundary: FailedPage }]),
  );
  const { variant } = splitVariant(splitLocale(address).path);
  return (
    <I18nStage locale={locale}>
      <PageProvider value={{ ...stageFacts, locale, variant }}>
        <StagedParts value={parts}>
          <Routes initialEntries={[address]} />
        </StagedParts>
      </PageProvider>
    </I18nStage>
  );
}
