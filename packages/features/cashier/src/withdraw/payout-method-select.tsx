import { methodTitle } from '@baize/domain/payment-methods';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { Trans } from '@lingui/react/macro';
import { MethodList, type MethodListProps } from '../methods/method-list.tsx';

/** The way to be paid out: a list beside the form, and one line of it in a dialog. */
export function PayoutMethodSelect({ shape, ...list }: MethodListProps & { shape: 'page' | 'dialog' }) {
  if (shape === 'page') return <MethodList {...list} />;
  return (
    <Field label={<Trans id="deposit.method">Method</Trans>}>
      <Select
        value={String(list.selectedId)}
        onValueChange={(id) => list.onSelect(Number(id))}
        options={list.methods.map((method) => ({ value: String(method.id), label: methodTitle(method) }))}
      />
    </Field>
  );
}
