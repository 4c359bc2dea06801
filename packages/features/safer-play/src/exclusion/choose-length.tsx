import { readNumber } from '@baize/domain/number-text';
import type { TimeSpan } from '@baize/domain/rule-packs';
import { timeSpanMessages } from '@baize/i18n/catalogue/safer-play';
import { useRulePack } from '@baize/player/rule-pack';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { toExclusionRequest, getExclusionLengths, MAX_MONTHS } from './lengths.ts';
import type { ChosenLength } from './self-exclusion-dialog.tsx';

/** How long: each length the market offers is one press. */
export function ChooseLength({ onChoose }: { onChoose(chosen: ChosenLength): void }) {
  const { i18n } = useLingui();
  const lengths = getExclusionLengths(useRulePack());
  const press = (span: TimeSpan) => () => {
    const request = toExclusionRequest(span, null);
    if (request) onChoose({ span, months: null, request });
  };
  return (
    <div className={css.body}>
      <p className={css.copy}>
        <Trans id="exclusion.how-long">
          For how long? The next step says what it means before anything happens.
        </Trans>
      </p>
      <div className={css.choices}>
        {lengths
          .filter((span) => span !== 'months')
          .map((span) => (
            <Button key={span} variant="outline" onClick={press(span)}>
              {i18n._(timeSpanMessages[span])}
            </Button>
          ))}
      </div>
      {lengths.includes('months') ? <CustomMonths choose={onChoose} /> : null}
    </div>
  );
}

function CustomMonths({ choose }: { choose(chosen: ChosenLength): void }) {
  const { t, i18n } = useLingui();
  const least = useRulePack().exclusionMinimumMonths ?? 1;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const most = MAX_MONTHS;
  return (
    <form
      className={css.fields}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const months = readNumber(text);
        const within = months !== null && Number.isInteger(months) && months >= least && months <= most;
        const request = within ? toExclusionRequest('months', months) : null;
        if (request) choose({ span: 'months', months, request });
        else setWrong(true);
      }}
    >
      <Field
        label={i18n._(timeSpanMessages.months)}
        error={
          wrong
            ? t({ id: 'exclusion.months.range', message: `Enter a whole number from ${least} to ${most}.` })
            : undefined
        }
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" variant="outline">
        <Trans id="exclusion.months.go">Use this number of months</Trans>
      </Button>
    </form>
  );
}
