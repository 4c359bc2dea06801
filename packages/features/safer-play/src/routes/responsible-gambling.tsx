import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { PathLink } from '@baize/shell/links';
import { PageHead } from '@baize/shell/page-head';
import { pageColumn } from '@baize/shell/page-column';
import { TOOLS, type Tool } from '../tools.ts';
import { article, card, cardName, cards, icon, lead, more, page, title } from './responsible-gambling.css.ts';

/** How to stay in control or stop, what is open and what to do instead, signed in or not. */
export default function ResponsibleGamblingPage() {
  const { t } = useLingui();
  const name = t({ id: 'safer-play.page.title', message: 'Responsible gambling' });
  return (
    <div className={`${pageColumn} ${page}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      <p className={lead}>
        {t({
          id: 'safer-play.page.lead',
          message:
            'Play costs money over time: the games pay back less than they take. Decide how much and how long before you start, and stop when you get there.',
        })}
      </p>
      <div className={cards}>
        {TOOLS.map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
      </div>
      <SignsOfTrouble />
    </div>
  );
}

function ToolCard({ tool: { id, name, text, icon: Icon, path } }: { tool: Tool }) {
  const { i18n } = useLingui();
  const elsewhere = !path.startsWith('/responsible-gambling');
  return (
    <section id={id} className={card}>
      <Icon className={icon} size={24} aria-hidden />
      <h2 className={cardName}>{i18n._(name)}</h2>
      <p>{i18n._(text)}</p>
      {elsewhere ? (
        <PathLink to={path} className={`${more} ${buttonClass({ variant: 'outline', size: 'medium' })}`}>
          {i18n._(name)}
        </PathLink>
      ) : null}
    </section>
  );
}

function SignsOfTrouble() {
  const { t } = useLingui();
  return (
    <section className={article}>
      <h2 className={cardName}>
        {t({ id: 'safer-play.signs.title', message: 'Signs that it is time to stop' })}
      </h2>
      <ul>
        <li>
          {t({
            id: 'safer-play.signs.money',
            message: 'You play with money that was meant for something else.',
          })}
        </li>
        <li>{t({ id: 'safer-play.signs.chase', message: 'You play on to get back what you lost.' })}</li>
        <li>{t({ id: 'safer-play.signs.hide', message: 'You hide how much or how long you play.' })}</li>
        <li>
          {t({
            id: 'safer-play.signs.mood',
            message: 'You play to forget worries, or feel restless when you cannot.',
          })}
        </li>
      </ul>
    </section>
  );
}
