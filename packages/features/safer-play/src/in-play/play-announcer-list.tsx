import { PanicButton } from '../panic/panic-button.tsx';
import { PlaySumsReader } from '../reality/play-sums-reader.tsx';
import { RealityCheck } from '../reality/reality-check.tsx';
import { LimitToast } from './limit-toast.tsx';
import { SessionLimitNotice } from './session-limit-notice.tsx';

export function PlayAnnouncerList() {
  return (
    <>
      <LimitToast />
      <SessionLimitNotice />
      <PlaySumsReader />
      <RealityCheck />
      <PanicButton />
    </>
  );
}
