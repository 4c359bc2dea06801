import { NotFound } from '@baize/shell/page-error';
import { data } from 'react-router';

/** Every address that no page of the brand serves (NAV-03). */
export function loader() {
  return data(null, { status: 404 });
}

export default function Elsewhere() {
  return <NotFound />;
}
