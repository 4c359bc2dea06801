/** The sheet of every floor; it stands in the HTML. */
export const STYLE = `
:root{color-scheme:dark;--ground:#0b1420;--card:#14202f;--text:#f4f1ea;--quiet:#a9b4c2;--accent:#ffb04d}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
a{color:inherit;text-decoration:none}
header{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:16px;padding:10px 16px;background:var(--card)}
header nav{display:flex;flex:1;gap:14px}
button{min-height:44px;padding:0 18px;border:0;border-radius:10px;background:var(--accent);color:#201200;font:600 15px system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:16px}
.hero{padding:36px 20px;border-radius:14px;background:linear-gradient(130deg,#123a5c,#432064)}
.hero h1{margin:0 0 10px;font-size:32px;line-height:1.1}
.hero p{margin:0;color:#dbe3ee}
h2{margin:26px 0 12px;font-size:20px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:12px;margin:0;padding:0;list-style:none}
.tile{display:block;overflow:hidden;border-radius:12px;background:var(--card)}
.tile svg{display:block;width:100%;height:auto;aspect-ratio:3/4}
.tile b,.tile small{display:block;padding:0 10px}
.tile b{padding-top:8px;overflow:hidden;font-size:14px;white-space:nowrap;text-overflow:ellipsis}
.tile small{padding-bottom:10px;color:var(--quiet)}
.veil{position:fixed;inset:0;z-index:5;display:grid;place-items:center;background:#000a}
.box{width:min(92vw,420px);padding:24px;border-radius:14px;background:var(--card)}
.box label{display:block;margin:12px 0}
.box input{width:100%;min-height:44px;border:1px solid #45566b;border-radius:10px;background:var(--ground);color:inherit;font:inherit}
`.replaceAll('\n', '');
