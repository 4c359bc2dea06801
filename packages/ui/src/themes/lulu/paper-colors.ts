/** The paper lulu's pictures are cut from (look §3, colours of a brand picture). */
export const PAPER_COLORS = {
  sun: '#FFB52E',
  face: '#FFD569',
  cheek: '#FF9E7A',
  line: '#B5135F',
  seaFar: '#8E6BF0',
  seaNear: '#5A3BD1',
  melon: '#F2477F',
  rind: '#FFF3E2',
  peel: '#1E8E66',
  seed: '#5E0B38',
  cherry: '#E33D7C',
  mintTop: '#C9F2DE',
  mintFront: '#7FD9B6',
  mintSide: '#46B78C',
  pip: '#114B3B',
  white: '#FFFFFF',
} as const;
