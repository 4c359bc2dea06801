export { BackToLobbyLink } from './back-to-lobby-link.tsx';
export { ErrorPageLayout } from './error-page-layout.tsx';
