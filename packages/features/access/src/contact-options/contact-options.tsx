import { useLingui } from '@lingui/react/macro';
import { PathLink } from '@baize/links';
import { useDocument } from '@baize/shell/document-page';
import { buttonClass } from '@baize/ui/button';
import { LifeBuoy, Mail } from 'lucide-react';
import { LiveChat } from './live-chat.tsx';
import { ContactOption } from './contact-option.tsx';
import { options } from './contact-options.css.ts';

/** The ways to support, the quickest first, and the one for when play itself is the trouble. */
export function ContactOptions() {
  const { t } = useLingui();
  const { email } = useDocument().document.contact;
  return (
    <ul className={options}>
      <LiveChat />
      {email === null ? null : (
        <ContactOption
          icon={Mail}
          name={t({ id: 'contacts.mail', message: 'E-mail' })}
          text={t({
            id: 'contacts.mail.text',
            message: 'Write from the address of your account and name the reference, if there is one.',
          })}
        >
          <a className={buttonClass({ variant: 'outline', size: 'medium' })} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </ContactOption>
      )}
      <ContactOption
        icon={LifeBuoy}
        name={t({ id: 'contacts.safer', message: 'Worried about your gambling?' })}
        text={t({
          id: 'contacts.safer.text',
          message: 'Limits, a break, self-exclusion, and people who listen. No login needed.',
        })}
      >
        <PathLink
          className={buttonClass({ variant: 'outline', size: 'medium' })}
          to="/responsible-gambling#help"
        >
          {t({ id: 'safer-play.help', message: 'Get help' })}
        </PathLink>
      </ContactOption>
    </ul>
  );
}
