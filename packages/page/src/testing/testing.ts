export { brandFixture } from './brand-fixture.ts';
export { pageDataFixture } from './page-data-fixture.ts';
export { PageTestProviders, type PageTestProvidersProps } from './page-test-providers.tsx';
export { TestI18nProvider } from './test-i18n-provider.tsx';
