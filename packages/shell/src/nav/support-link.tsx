import { useLingui } from '@lingui/react/macro';
import { LifeBuoy, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PathLink } from '@baize/links';
import { usePage } from '@baize/page';
import { openChat } from '../chat/open-chat.ts';

/**
 * The way to somebody who helps (SET-06): the live chat where the brand has one, else how to get in touch.
 * Until the chat's script is there the link leads to the page that names every way.
 */
export function SupportLink({ className }: { className: string }) {
  const { t } = useLingui();
  const { showLiveChat } = usePage().settings;
  const Icon = showLiveChat ? MessageCircle : LifeBuoy;
  const name = showLiveChat
    ? t({ id: 'nav.live-chat', message: 'Live chat' })
    : t({ id: 'nav.contacts', message: 'Contacts' });
  return (
    <PathLink
      to="/contacts"
      className={className}
      aria-label={name}
      title={name}
      {...(showLiveChat && { onClick: openChatOnClick })}
    >
      <Icon size={20} aria-hidden />
    </PathLink>
  );
}

function openChatOnClick(event: MouseEvent) {
  if (openChat() === 'opened') event.preventDefault();
}
