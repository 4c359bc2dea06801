export const text = `
title: VIP kulübü
description: Kulüp nedir, seviyeler nasıl işler ve neleri değiştirmez.
changed: 2026-11-02

Kulüp bütün oyuncularındır: Ücreti de başvurusu da yoktur. Oynadıkça seviyeniz yükselir; seviyeler gruplarda toplanır. Bu sayfa bunun ne demek olduğunu süslemeden anlatır.

# Gruplar #levels

@levels

Kendi yeriniz, giriş yaptığınızda bu sayfanın başında yazar.

# Seviyeler nasıl işler #how

- Kazanın ya da kaybedin, gerçek parayla oyun sayılır. Demo oyun sayılmaz, tek başına yatırım da sayılmaz.
- Seviye satın alınmaz ve devredilmez.
- Bir seviyeye ulaşmak için nasıl oynayacağınız size kalmıştır. Süre yoktur ve bir seviyeyi ay sonuna kadar “korumak” zorunda değilsiniz.
- Bir seviye için gücünüzün yettiğinden çok oynamak evdeki en kötü alışveriştir. Her ödülün değerinden pahalıya gelir.

# Daha yüksek bir grup ne getirir #benefits

- [Promosyonlar](promotions) sayfasında grubunuza açık teklifler, her biri koşullarıyla.
- Gruba göre yapıldığında [turnuvalara](tournaments) davet.
- Hesabınızı tanıyan ve çok bekleyen olduğunda önce size yanıt veren destek.

Hangi tekliflerin size açık olduğu giriş yaptığınızda görünür. Burada, teklifin kendisinin vermediği bir söz vermeyiz.

# Herkes için aynı kalanlar #same

- Oyunlar: Hiçbir seviye bir oyunun şansını ya da dönüş oranını değiştirmez.
- [Rakeback](modal:rakeback) ve [cashback](cashback): aynı günler, aynı sayım saatleri. Yalnızca geri gelen pay seviyeyle artar; seviyeler tablosu onu gösterir.
- Yasa: Yaş, kimlik ve paranın kaynağı her grupta kontrol edilir.
- Limitler, molalar ve kendini dışlama. Her statüden önce gelirler; dışlandığınızda ya da mola verdiğinizde kulüp susar.

# Daha katı olan bir kural #stricter

En yüksek iki grupta bahis limitini yalnızca destek değiştirebilir ya da kaldırabilir. Biri ne kadar çok oynarsa ikinci bir göz o kadar değerlidir. Diğer limitleri düşürmek herkesteki gibi hemen geçerli olur.

# Katılmamak #leaving

Katılmak zorunda değilsiniz. Desteğe kulüp teklifi istemediğinizi söyleyin, almazsınız; seviyeniz olduğu yerde kalır. Tek tek tekliflerin kuralları [bonus şartlarında](bonus-terms), kontrolü elde tutmanın yolları [sorumlu oyun](responsible-gambling) sayfasındadır.
`;
