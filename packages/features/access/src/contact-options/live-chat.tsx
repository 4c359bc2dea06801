import { useLingui } from '@lingui/react/macro';
import { usePage } from '@baize/page';
import { openChat } from '@baize/shell/chat';
import { Button } from '@baize/ui/button';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { ContactOption } from './contact-option.tsx';
import { missing } from './contact-options.css.ts';

/** Opens the chat where the settings say that there is one. */
export function LiveChat() {
  const { t } = useLingui();
  const { settings } = usePage();
  const [answer, setAnswer] = useState<'opened' | 'nobody' | null>(null);
  if (!settings.showLiveChat) return null;
  return (
    <ContactOption
      icon={MessageCircle}
      name={t({ id: 'contacts.chat', message: 'Live chat' })}
      text={t({
        id: 'contacts.chat.text',
        message: 'The quickest way, in writing. Have the reference ready if there is one.',
      })}
    >
      <Button onClick={() => setAnswer(openChat())}>
        {t({ id: 'contacts.chat.open', message: 'Open the chat' })}
      </Button>
      <p role="status" className={missing}>
        {answer === 'nobody'
          ? t({
              id: 'contacts.chat.missing',
              message: 'The chat did not load. Please write by e-mail, or try again in a moment.',
            })
          : null}
      </p>
    </ContactOption>
  );
}
