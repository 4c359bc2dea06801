import { documentsQuery } from '@baize/api/queries/documents';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { ProfileField } from '@baize/domain/profile-form';
import { useBrand } from '@baize/page/brand';
import { useApi } from '@baize/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileUser } from './profile-context.ts';

/** What of a player's verification holds. */
interface HeldVerification {
  isApproved: boolean;
  /** The kinds of document that are confirmed. */
  confirmed: readonly string[];
}

interface KycResetOptions {
  user: ProfileUser;
  /** The fields that can be changed. */
  open: readonly ProfileField[];
}

/** The verification at a brand whose profile changes reset it: what a save would cost, and what the last one has cost (PRF-03). */
export interface KycReset {
  /** Whether the brand resets the verification with a change. */
  isPolicy: boolean;
  /** Whether the player has a verification, and a field whose change takes it. */
  wouldLose: boolean;
  /** Whether what held when the form was sent holds no longer: documents are needed again. */
  isLost: boolean;
  /** Keeps what holds, before a change is sent. */
  onSend(): void;
  /** Whether the approval is gone by what the platform has just answered, before the page is drawn by it. */
  isApprovalLost(): boolean;
}

/** Follows a player's verification through the saves of the profile (PRF-03). */
export function useKycReset({ user, open }: KycResetOptions): KycReset {
  const isPolicy = useBrand().policies.resetKycOnProfileChange;
  const api = useApi();
  const cache = useQueryClient();
  const documents = useQuery({ ...documentsQuery(api), enabled: isPolicy });
  const [before, setBefore] = useState<HeldVerification | null>(null);
  const held: HeldVerification = {
    isApproved: isApproved(user.kycStatus),
    confirmed: (documents.data ?? [])
      .filter(({ status }) => status === 'confirmed')
      .map(({ labelId }) => labelId),
  };
  return {
    isPolicy,
    wouldLose:
      isPolicy &&
      (held.isApproved || held.confirmed.length > 0) &&
      // A nickname says nothing about who somebody is.
      open.some((field) => field !== 'nickname'),
    isLost: isPolicy && before !== null && hasLost(before, held),
    onSend: () => setBefore(held),
    isApprovalLost() {
      const now = cache.getQueryData(userDetailsQuery(api).queryKey)?.getUser.kycStatus;
      return isPolicy && held.isApproved && now !== undefined && !isApproved(now);
    },
  };
}

function isApproved(status: string | null | undefined): boolean {
  return status?.toUpperCase() === 'APPROVED';
}

function hasLost(before: HeldVerification, now: HeldVerification): boolean {
  return (
    (before.isApproved && !now.isApproved) ||
    before.confirmed.some((labelId) => !now.confirmed.includes(labelId))
  );
}
