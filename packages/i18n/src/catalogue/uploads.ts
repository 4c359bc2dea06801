import { msg } from '@lingui/core/macro';

/** What a player is told beside the documents they sent. Source: S2 §5 "Uploads". */
export const uploadReview = msg({
  id: 'upload.review.time',
  message: 'Review of uploaded documents typically takes up to 24 hours',
});
