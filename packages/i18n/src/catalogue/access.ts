import type { RegistrationRefusal } from '@baize/domain/mirror-domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a visitor cannot register here, by the refusal's reason. Source: S2 §8; requirements MIR-04. */
export const registrationRefusedMessages = {
  country: msg({
    id: 'registration.refused.country',
    message: 'Registration not available in the country',
  }),
  malformed: msg({
    id: 'registration.refused.malformed',
    message: 'Registration not available in the country',
  }),
  window: msg({
    id: 'registration.refused.window',
    message: 'Registration is closed at this hour. It opens {opensAt}.',
  }),
  device: msg({
    id: 'registration.refused.device',
    message: 'Registration is closed for this kind of device. It is open on: {devices}.',
  }),
} satisfies Record<RegistrationRefusal, MessageDescriptor>;

/** What a closed hour without a next one says, and what a domain without log-in says. Requirements MIR-04. */
export const closedDomainMessages = {
  closedForNow: msg({
    id: 'registration.refused.window.open-end',
    message: 'Registration is closed for this kind of device.',
  }),
  loginOff: msg({
    id: 'login.off.domain',
    message: 'Log-in is off on this domain. Use another official address.',
  }),
} satisfies Record<'closedForNow' | 'loginOff', MessageDescriptor>;
