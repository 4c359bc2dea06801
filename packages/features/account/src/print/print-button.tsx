import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';

/** Opens the browser's print dialog, as Ctrl+P does. */
export function PrintButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return (
    <Button variant="outline" size={size} icon={<Printer />} onClick={() => window.print()}>
      <Trans id="records.print">Print this page</Trans>
    </Button>
  );
}
