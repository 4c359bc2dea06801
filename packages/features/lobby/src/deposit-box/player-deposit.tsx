import { paymentsQuery } from '@baize/api/queries/payments';
import { availableMethods, methodTitle, preselectMethod } from '@baize/domain/payment-methods';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { DepositBoxForm, type DepositBoxDraft } from './deposit-box-form.tsx';

/** The same with what this player may pay by, in the player's currency. */
export function PlayerDeposit(choice: DepositBoxDraft) {
  const user = usePlayer()?.getUser ?? null;
  const currency = user?.currencyCode ?? null;
  const country = user?.countryCode ?? null;
  const payments = useQuery({
    ...paymentsQuery(useApi(), {
      ...(currency === null ? {} : { currencyCode: currency }),
      ...(country === null ? {} : { countryCode: country }),
    }),
    enabled: user !== null,
  });
  const methods = availableMethods({
    methods: payments.data?.methods ?? [],
    country,
    currency,
    email: user?.email ?? null,
    tags: user?.tags ?? null,
  });
  const { method } = preselectMethod({ activeMethod: choice.method, methods });
  return (
    <DepositBoxForm
      {...choice}
      method={method ? String(method.id) : choice.method}
      methods={
        method
          ? methods.map((one) => ({ id: String(one.id), title: methodTitle(one) }))
          : [{ id: choice.method, title: choice.method }]
      }
      currency={currency}
      viewer="player"
    />
  );
}
