import type { CachedComparison, ResponseStats, Overload, SlowUpstream, Soak } from './scenarios.ts';

/** Issue 14. A refused request is answered at once: before a browser would show that it waits. */
export const HOST_GATES = {
  ratio: { gate: 25, stretch: 50 },
  /** Where the machine that asks is the limit, the ratio cannot be met by any server (decision 030). */
  shareOfBare: 0.85,
  refusedP99: 100,
  cachedP99WhileSlow: 100,
  growth: 0.1,
} as const;

/** Everything a host is measured by. */
export interface HostFigures {
  cached: CachedComparison;
  processes: { count: number; answers: ResponseStats }[];
  slow: SlowUpstream;
  overload: Overload;
  soak: Soak;
}

/** Lists what of a host is past its gate. */
export function checkHost({ cached, slow, overload: over, soak: soaked }: HostFigures): string[] {
  const ratio = cached.host.rate / cached.floor.rate;
  const share = cached.host.rate / cached.bare.rate;
  const p99 = cached.floor.p99 / Math.max(1, cached.host.p99);
  return [
    ...(ratio < HOST_GATES.ratio.gate && share < HOST_GATES.shareOfBare
      ? [
          `a cached page: ${ratio.toFixed(1)}× the plain server (gate ${HOST_GATES.ratio.gate}×) and ${formatPercent(share)} of the bare one (gate ${formatPercent(HOST_GATES.shareOfBare)})`,
        ]
      : []),
    ...(p99 < 1
      ? [`a cached page: p99 ${cached.host.p99} ms, the plain server's ${cached.floor.p99} ms`]
      : []),
    ...(slow.cached.p99 > HOST_GATES.cachedP99WhileSlow
      ? [
          `a cached page while the platform is slow: p99 ${slow.cached.p99} ms, gate ${HOST_GATES.cachedP99WhileSlow} ms`,
        ]
      : []),
    ...(over.refused === 0 ? ['at twice its capacity nothing was refused: requests queue'] : []),
    ...((over.refusedP99 ?? 0) > HOST_GATES.refusedP99
      ? [`a refusal: p99 ${Math.round(over.refusedP99 ?? 0)} ms, gate ${HOST_GATES.refusedP99} ms`]
      : []),
    ...(soaked.growth > HOST_GATES.growth
      ? [`memory of the soak: ${formatShare(soaked.growth)}, gate ${formatShare(HOST_GATES.growth)}`]
      : []),
  ];
}

export const formatPercent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** A share as a change: `+3.1 %`. */
export const formatShare = (share: number): string => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
