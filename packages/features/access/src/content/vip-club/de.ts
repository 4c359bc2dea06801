export const text = `
title: VIP-Club
description: Was der Club ist, wie Stufen funktionieren und was sie nicht ändern.
changed: 2026-11-02

Der Club gehört allen Spielern: Er kostet nichts, und man muss sich nicht bewerben. Mit dem Spielen steigt deine Stufe, und Stufen sind zu Gruppen zusammengefasst. Hier steht, was das bedeutet, ohne Glitzer.

# Die Gruppen #levels

@levels

Wo du selbst stehst, steht oben auf dieser Seite, wenn du angemeldet bist.

# Wie Stufen funktionieren #how

- Es zählt Spiel mit Echtgeld, ob du gewinnst oder verlierst. Demospiel zählt nicht, Einzahlungen allein auch nicht.
- Eine Stufe ist nicht käuflich und nicht übertragbar.
- Wie du setzt, um eine Stufe zu erreichen, ist deine Sache. Es gibt keine Frist, und du musst eine Stufe nie bis zum Monatsende „halten“.
- Mehr zu spielen, als du dir leisten kannst, nur für eine Stufe, ist das schlechteste Geschäft des Hauses. Es kostet mehr, als jede Belohnung wert ist.

# Was eine höhere Gruppe bringt #benefits

- Angebote auf der Seite [Aktionen](promotions), die für deine Gruppe offen sind, jedes mit seinen Bedingungen.
- Einladungen zu [Turnieren](tournaments), wo sie nach Gruppe erfolgen.
- Einen Support, der dein Konto kennt und dir zuerst antwortet, wenn viele warten.

Welche Angebote für dich offen sind, siehst du angemeldet. Wir versprechen hier nichts, was das Angebot selbst nicht hält.

# Was für alle gleich bleibt #same

- Die Spiele: Keine Stufe ändert die Chancen oder die Quote eines Spiels.
- [Rakeback](modal:rakeback) und [Cashback](cashback): dieselben Tage, dieselben Zählzeiten. Nur der Anteil, der zurückkommt, wächst mit der Stufe; die Tabelle der Stufen nennt ihn.
- Das Gesetz: Alter, Identität und Herkunft des Geldes werden in jeder Gruppe geprüft.
- Limits, Pausen und Selbstausschluss. Sie stehen über jedem Status, und solange du ausgeschlossen bist oder eine Pause machst, schweigt der Club.

# Eine Regel, die strenger ist #stricter

In den beiden höchsten Gruppen kann nur der Support ein Einsatzlimit ändern oder aufheben. Je mehr jemand spielt, desto mehr ist ein zweites Paar Augen wert. Andere Limits zu senken, wirkt sofort, wie bei allen.

# Nicht mitmachen #leaving

Du musst nicht teilnehmen. Sag dem Support, dass du keine Clubangebote willst, und du bekommst keine; deine Stufe bleibt, wo sie ist. Die Regeln der einzelnen Angebote stehen in den [Bonusbedingungen](bonus-terms), Wege zur Kontrolle auf der Seite zum [verantwortungsvollen Spielen](responsible-gambling).
`;
