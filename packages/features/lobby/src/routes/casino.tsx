import { NotBuiltYet } from '@baize/shell/not-built-yet';

/** The lobby's rails and lists come with their own slice; until then the page says so. */
export default function CasinoPage() {
  return <NotBuiltYet />;
}
