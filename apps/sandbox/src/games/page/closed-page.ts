import type { FastifyReply } from 'fastify';

const POLICY = ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "form-action 'none'"].join('; ');

/**
 * What stands in a game's frame when the address is an old one: the opening has ended, or the address never was one.
 * Any page may frame it, as nobody knows for which it was opened; there is nothing on it to press.
 */
export function sendClosedPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', POLICY).send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This game is closed</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/games/assets/page/game.css">
</head>
<body class="closed">
<main>
<h1>This game is closed</h1>
<p>Open the game again from the lobby. If you were signed out, log in first. A round left open is kept for you.</p>
</main>
</body>
</html>`);
}
