import { ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans, useLingui } from '@lingui/react/macro';

export function MoneyVisitor() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="login" />}
        title={<Trans id="records.visitor.title">Your money, line by line</Trans>}
        action={
          <ModalLink modal="login" className={buttonClass()}>
            {t({ id: 'login.title', message: 'Log in' })}
          </ModalLink>
        }
      >
        <Trans id="records.visitor.text">
          Log in to see your balance, every movement of it and your statement.
        </Trans>
      </EmptyState>
    </Card>
  );
}
