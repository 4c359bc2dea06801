export { IdentityProofField } from './identity-proof-field.tsx';
export { isPlausibleCode, normalizeCode, type CodeKind } from './normalize-code.ts';
export { useCodeError } from './use-code-error.ts';
export { useIdentityProof, type IdentityProofInput, type ProofKind } from './use-identity-proof.ts';
