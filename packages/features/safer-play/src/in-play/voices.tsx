import { RealityCheck } from '../reality/reality-check.tsx';
import { LimitToast } from './limit-toast.tsx';
import { SessionEnd } from './session-end.tsx';

export function Voices() {
  return (
    <>
      <LimitToast />
      <SessionEnd />
      <RealityCheck />
    </>
  );
}
