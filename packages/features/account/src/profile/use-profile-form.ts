import { ApiFailure } from '@baize/api/failure';
import { updateProfileMutation } from '@baize/api/queries/profile';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { toProfilePayload, type UpdateFrom } from '@baize/domain/profile';
import {
  changedFields,
  PROFILE_FIELDS,
  profileFields,
  profileErrors,
  initialProfileValues,
  type ProfileField,
  type ProfileValues,
} from '@baize/domain/profile-form';
import { useDraft } from '@baize/forms/form-drafts';
import { getPhoneError, toNationalNumber, usePhoneRules, type PhoneRules } from '@baize/forms/phone-rules';
import { useApi } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOutcomeUnknown } from '../settings/failure.ts';
import type { ProfileUser } from './profile-context.ts';
import { useKycReset } from './use-kyc-reset.ts';

type Edits = Partial<ProfileValues>;

/** What an update came to: the platform's words, and which fields it changed. */
export interface SavedProfile {
  message: string | null;
  changed: readonly ProfileField[];
  /** Whether the player's approval went with it: documents are needed again. */
  isApprovalLost: boolean;
}

interface ProfileFormOptions {
  user: ProfileUser;
  uses(field: string): boolean;
  updateFrom: UpdateFrom;
  onSaved?: ((saved: SavedProfile) => void) | undefined;
}

/** The profile form: what the platform knows, what the player changed of it, and its sending (PRF-01, PRF-03). */
export function useProfileForm({ user, uses, updateFrom, onSaved }: ProfileFormOptions) {
  const draft = useDraft('profile');
  // To link an account is a change of its own: details that are right need no other.
  const isLink = updateFrom === 'Linked Account';
  const [edits, setEdits] = useState<Edits>(() => readEdits(draft.values));
  const [told, setTold] = useState<readonly ProfileField[] | 'all'>([]);
  const [answered, setAnswered] = useState<readonly ProfileField[]>([]);
  const [sent, setSent] = useState<Edits>({});
  const [foundSaved, setFoundSaved] = useState(false);
  const start = initialProfileValues(user);
  const { locked, open } = profileFields({ user, uses });
  const kyc = useKycReset({ user, open });
  const save = useMutation(updateProfileMutation(useApi()));
  // What was locked meanwhile is the platform's again.
  const own: Edits = Object.fromEntries(
    Object.entries(edits).filter(([field]) => open.some((one) => one === field)),
  );
  const values: ProfileValues = { ...start, ...own };
  const phoneRules = usePhoneRules(open.includes('phone'));
  const problems = {
    ...profileErrors(values, {
      user,
      open,
      now: platformClock.now(),
      zone: playerZone(),
      phone: (entered) => getPhoneError(phoneRules, entered),
    }),
    // A date may stay unset, but not half chosen.
    ...(own.dateOfBirth === '' && { dateOfBirth: 'form.validation.invalid.required' as const }),
  };
  const filled = { ...start, ...toNationalPhone(own, { start, phoneRules }) };
  const changed = changedFields(filled, start);
  const failure = save.error;
  const said: Readonly<Record<string, string>> = failure instanceof ApiFailure ? failure.fieldErrors : {};

  const onDone = (result: SavedProfile) => {
    setEdits({});
    setTold([]);
    draft.discard();
    onSaved?.(result);
  };

  // The player is read again after every update: an update without an answer was made if the platform has what was sent.
  const isMade =
    failure !== null &&
    isOutcomeUnknown(failure) &&
    Object.keys(sent).length > 0 &&
    PROFILE_FIELDS.every((field) => sent[field] === undefined || sent[field].trim() === start[field]);
  const onMade = useEffectEvent(() => {
    setFoundSaved(true);
    onDone({
      message: null,
      changed: PROFILE_FIELDS.filter((field) => sent[field] !== undefined),
      isApprovalLost: false,
    });
    save.reset();
  });
  useEffect(() => {
    if (isMade) onMade();
  }, [isMade]);

  const onEdit = (changes: Edits) => {
    const next = { ...edits, ...changes };
    setEdits(next);
    draft.save(next);
    setAnswered((fields) => [...fields, ...PROFILE_FIELDS.filter((field) => field in changes)]);
    setFoundSaved(false);
    if (save.isSuccess) save.reset();
  };

  return {
    start,
    values,
    locked,
    open,
    phoneRules: phoneRules,
    kyc,
    changed,
    failure,
    saved: save.isSuccess ? save.data : foundSaved ? { message: null } : null,
    pending: save.isPending,
    canSubmit: changed.length > 0 || isLink,
    isEdited: (field: ProfileField) => edits[field] !== undefined,
    /** What is wrong with a field as far as it may be said: by the platform, else by the rules once it was left. */
    problem: (field: ProfileField): string | undefined => {
      if (said[field] !== undefined && !answered.includes(field)) return said[field];
      return told === 'all' || told.includes(field) ? problems[field] : undefined;
    },
    onEdit,
    onChange: (field: ProfileField, value: string) => onEdit({ [field]: value }),
    onBlur(field: ProfileField) {
      if (edits[field] !== undefined && told !== 'all') setTold([...told, field]);
    },
    undo() {
      setEdits({});
      setTold([]);
      draft.discard();
      save.reset();
    },
    /** Sends the form; `missed` is told where something is wrong, by the rules or by the platform. */
    submit(missed: () => void): void {
      if (save.isPending || (changed.length === 0 && !isLink)) return;
      if (Object.keys(problems).length > 0) {
        setTold('all');
        missed();
        return;
      }
      if (filled.phone !== values.phone) onEdit({ phone: filled.phone });
      setAnswered([]);
      setFoundSaved(false);
      setSent(Object.fromEntries(changed.map((field) => [field, filled[field]])));
      kyc.onSend();
      const toBody = (now: ProfileUser) => {
        const newest = initialProfileValues(now);
        const merged = { ...newest, ...toNationalPhone(own, { start: newest, phoneRules }) };
        const form = Object.fromEntries(open.map((field) => [field, merged[field].trim()]));
        // A link alone changes nothing that documents have proven.
        const resetsKyc = kyc.isPolicy && changed.length > 0;
        return toProfilePayload(form, { updateFrom, resetKycOnProfileChange: resetsKyc });
      };
      save.mutate((now) => toBody(now ?? user), {
        onError: missed,
        onSuccess: ({ message }) => onDone({ message, changed, isApprovalLost: kyc.isApprovalLost() }),
      });
    },
  };
}

/** A number that is edited as it is sent: without a trunk prefix, even where Enter was pressed before the field was left. */
function toNationalPhone(
  edits: Edits,
  { start, phoneRules }: { start: ProfileValues; phoneRules: PhoneRules | null },
): Edits {
  if (edits.phone === undefined && edits.phoneCode === undefined) return edits;
  return { ...edits, phone: toNationalNumber(phoneRules, { ...start, ...edits }) };
}

function readEdits(kept: Readonly<Record<string, unknown>> | null): Edits {
  const known = PROFILE_FIELDS.map((field) => [field, kept?.[field]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
}
