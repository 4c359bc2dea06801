import { registrationAccess } from '@baize/domain/mirror-domain';
import { usePage } from '@baize/page';
import { getRegistrationAccessInput } from './get-registration-access-input.ts';

/** Whether log-in is switched off on the domain the page is served on (MIR-04). Only where a dialog is open. */
export function useLoginOff(): boolean {
  return registrationAccess(getRegistrationAccessInput(usePage().settings)).loginOff;
}
