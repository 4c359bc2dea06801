import { useLingui } from '@lingui/react/macro';
import { plainText, type InsertProps } from '@baize/shell/document-page';
import { Button } from '@baize/ui/button';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { getVerdict } from './score.ts';
import * as css from './self-check.css.ts';

/**
 * A questionnaire worked out where it is answered: the document gives questions, answers (none to most
 * points) and what the points mean. Nothing is sent, and nothing stays when the page is left.
 */
export function SelfCheck({ items, rows: [choices = [], ...meanings] }: InsertProps) {
  const { t } = useLingui();
  const questions = items.map(plainText);
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() => questions.map(() => null));
  const [asked, setAsked] = useState<'no' | 'yes'>('no');
  const form = useRef<HTMLFormElement>(null);
  const verdicts = meanings.map(([from = [], words = []]) => ({
    from: Number(plainText(from)),
    text: plainText(words),
  }));
  const verdict = getVerdict({ answers, verdicts });
  const answer = (question: number, points: number) =>
    setAnswers(answers.map((given, place) => (place === question ? points : given)));
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked('yes');
    const open = answers.indexOf(null);
    form.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };
  const again = () => {
    setAnswers(questions.map(() => null));
    setAsked('no');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={css.form} onSubmit={show} autoComplete="off">
      {questions.map((question, place) => (
        <Question
          key={question}
          question={`${place + 1}. ${question}`}
          choices={choices.map(plainText)}
          chosen={answers[place] ?? null}
          missing={asked === 'yes' && answers[place] === null}
          onChoose={(points) => answer(place, points)}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit">{t({ id: 'safer-play.check.show', message: 'Show the result' })}</Button>
        <Button variant="ghost" onClick={again}>
          {t({ id: 'safer-play.check.again', message: 'Start again' })}
        </Button>
      </div>
      <div role="status">
        {asked === 'yes' ? (
          <div className={css.result}>
            {verdict ? (
              <>
                <p className={css.points}>
                  {t({
                    id: 'safer-play.check.points',
                    message: `${verdict.points} of ${questions.length * 3} points`,
                  })}
                </p>
                <p>{verdict.words}</p>
              </>
            ) : (
              <p>
                {t({
                  id: 'safer-play.check.missing',
                  message: 'Please answer every question. You are at the first one without an answer.',
                })}
              </p>
            )}
          </div>
        ) : null}
      </div>
    </form>
  );
}

function Question({
  question,
  choices,
  chosen,
  missing,
  onChoose,
}: {
  question: string;
  choices: readonly string[];
  chosen: number | null;
  missing: boolean;
  onChoose(points: number): void;
}) {
  const name = useId();
  return (
    <fieldset className={css.question} aria-invalid={missing || undefined}>
      <legend className={css.legend}>{question}</legend>
      <div className={css.choices}>
        {choices.map((choice, points) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={chosen === points}
              onChange={() => onChoose(points)}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
