import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { colours, ROWS, STAR, type Tile } from '../../tiles.ts';

export const meta = () => [{ title: 'Lobby' }];

export function loader() {
  return { rows: ROWS };
}

function Art({ tile }: { tile: Tile }) {
  const { ground, sun } = colours(tile);
  return (
    <svg viewBox="0 0 120 160" aria-hidden="true">
      <rect width="120" height="160" fill={ground} />
      <circle cx="60" cy="70" r="40" fill={sun} />
      <path d={STAR} fill="#fff" />
    </svg>
  );
}

function LoginDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  return (
    <div className="veil">
      <form className="box" role="dialog" aria-label="Log in">
        <h2>Log in</h2>
        <label>
          Email
          <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label>
          Password
          <input type="password" />
        </label>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </form>
    </div>
  );
}

export default function Lobby() {
  const { rows } = useLoaderData<typeof loader>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header>
        <Link to="/">
          <b>Floor</b>
        </Link>
        <nav>
          <Link to="/casino">Casino</Link>
          <Link to="/promotions">Promotions</Link>
        </nav>
        <button type="button" onClick={() => setOpen(true)}>
          Log in
        </button>
      </header>
      <main>
        <section className="hero">
          <h1>Games by the water</h1>
          <p>Part of every stake comes back, day by day, and new games come each week.</p>
        </section>
        {rows.map(({ heading, tiles }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {tiles.map((tile) => (
                <li key={tile.slug}>
                  <Link className="tile" to={`/casino/games/${tile.slug}`}>
                    <Art tile={tile} />
                    <b>{tile.title}</b>
                    <small>{tile.studio}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      {isOpen && <LoginDialog onClose={() => setOpen(false)} />}
    </>
  );
}
