import { Outlet, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ModalHost } from '@baize/links/modals';
import { pageDataContext, type PageData, type RootLoaderData } from '@baize/page';
import { BrandEffects } from './brand-effects.tsx';
import { PageError } from '../layouts/page-error.tsx';
import { AppLayout } from '../layouts/app-layout.tsx';

/** The facts of the page, put in its first HTML. */
export function loader({ context }: LoaderFunctionArgs): RootLoaderData {
  const facts = context.get(pageDataContext);
  if (!facts) throw new Error('The host must hand over the page facts before loading.');
  return facts;
}

/** Facts belong to the document: other settings come with another one. The language is the address's. */
export function shouldRevalidate(): boolean {
  return false;
}

export function App() {
  return (
    <>
      <AppLayout>
        <Outlet />
      </AppLayout>
      <ModalHost />
      <BrandEffects />
    </>
  );
}

export function RootError() {
  const facts = useRouteLoaderData<PageData>('root');
  // Without facts there is no language, menu or session to show: the plain error stands alone.
  if (!facts) return <PageError />;
  return (
    <>
      <AppLayout>
        <PageError />
      </AppLayout>
      <ModalHost />
      <BrandEffects />
    </>
  );
}
