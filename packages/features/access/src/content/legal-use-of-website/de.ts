export const text = `
title: Rechtmäßige Nutzung der Website
description: Wer {brand} nutzen darf, von wo aus, und was für die Inhalte gilt.
changed: 2026-11-02

# Wo die Website genutzt werden darf #where

Glücksspiel ist in jedem Land anders geregelt. {operator} bedient nur Länder, in denen es das darf. Andere sind gesperrt, bei der Registrierung und auf der Website selbst. Ob Spielen an deinem Ort erlaubt ist, musst du wissen. Dass die Website erreichbar ist, heißt es nicht.

# Nur für Erwachsene #adults

Du musst mindestens 18 sein, oder so alt, wie dein Land es verlangt, wenn das mehr ist. Wir prüfen es. Halte dein Passwort von Kindern fern und nutze den Schutz deiner Geräte; die Seite zum [verantwortungsvollen Spielen](responsible-gambling#blocking) nennt Programme dafür.

# Offizielle Adressen #addresses

{brand} findest du unter {site}.

Weitere offizielle Adressen, sogenannte Mirrors, zeigen dasselbe Konto, dasselbe Guthaben und dieselben Limits. Manche nehmen keine Registrierungen oder keine Anmeldungen an; sie sagen es. Eine Website, die wie unsere aussieht und anderswo nach deinem Passwort fragt, ist Betrug: Melde dich nicht an und sag es uns.

Wir fragen nie nach deinem Passwort, der Prüfziffer deiner Karte oder einer Fernverbindung zu deinem Computer, weder per E-Mail noch am Telefon noch im Chat.

# VPN und Proxys #vpn

Verbirg nicht, wo du bist. Die Ländersperre bittet dich, VPN oder Proxy auszuschalten; sonst können wir nicht erkennen, ob wir dich bedienen dürfen. Gewinne, die unter verborgenem Standort in einem nicht bedienten Land erzielt wurden, können verweigert werden.

# Was du darfst #allowed

Du darfst die Website lesen, für dich selbst spielen und Seiten für deinen eigenen Gebrauch speichern oder drucken. Du darfst auf Seiten verlinken, wenn der Link keine Partnerschaft vortäuscht.

# Was du nicht darfst #forbidden

- Spiele, Bilder, Texte oder Marken kopieren, verkaufen oder anderswo zeigen,
- die Website maschinell auslesen oder absichtlich verlangsamen oder stören,
- Prüfungen von Alter, Land, Limits oder Ausschlüssen umgehen,
- Sicherheitslücken suchen oder ausnutzen. Findest du eine, sag es uns und gib uns Zeit, sie zu schließen.

# Wem was gehört #rights

Marke, Texte und Bilder gehören {operator} oder denen, die sie uns lizenzieren. Spiele gehören ihren Herstellern. Die Nutzung der Website gibt dir daran kein Recht außer dem zu spielen.

# Links zu anderen Websites #links

Manche Seiten führen anderswohin, etwa zu Hilfsorganisationen, Zahlungsdiensten oder Behörden. Was dort steht, ist deren Sache. Führt ein Link wohin er nicht soll, sag es uns.

# Verfügbarkeit #availability

Wir halten die Website mit Sorgfalt in Betrieb und warten sie, wozu sie manchmal eine Weile schließt. Texte können Fehler enthalten; bei Spielen gelten die Regeln im Spiel, bei Angeboten die Bedingungen auf der Karte.

# Geräte und Software #devices

Die Website läuft in aktuellen Browsern mit eingeschalteten Skripten. Ohne Skripte kannst du lesen, aber nicht spielen. Halte deinen Browser aktuell: Das schützt auch dein Geld.

# Kontakt #contact

@contact

Fragen zu dieser Seite gehen an den Support; alle Wege stehen auf der [Kontaktseite](contacts).
`;
