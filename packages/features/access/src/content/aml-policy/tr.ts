export const text = `
title: Kara para aklamayı önleme politikası
description: {brand} suçtan gelen parayı oyundan nasıl uzak tutar ve bu sizin için ne demektir.
changed: 2026-11-02

Casinolar, paranın nereden geldiğini gizlemek isteyenlerin ilgisini çeker. Yasa {operator} için bunu fark etmeyi ve harekete geçmeyi zorunlu kılar. Burada ne yaptığımız yazar ki bizden gelen bir soru sizi şaşırtmasın.

# İlkeler #principles

- Önemli tutarlar ödemeden önce oyuncularımızın kim olduğunu biliriz.
- Riske bakarız: Az şeyin söz konusu olduğu yerde az, çok olduğu yerde çok sorarız.
- Para geldiği yoldan geri gider.
- Bir insan, kayda geçirerek karar verir ve nedeni sorulabilir.

# Sizi ne zaman kontrol ederiz #checks

Kimliği ve gerekirse paranızın kaynağını şu durumlarda kontrol ederiz:

- ilk çekimlerinizden önce ya da o sırada,
- ödemeleriniz yasanın belirttiği bir tutara ulaştığında, Avrupa Birliği’nde örneğin 2.000 €,
- ödemeler ya da oyun sizin hakkınızda bildiklerimizle uyuşmadığında,
- bir belgenin süresi dolduğunda ya da bilgiler çeliştiğinde,
- bir kurum ya da sağlayıcı sorduğunda.

Ne göndereceğiniz ve nasıl göndereceğiniz [KYC ve iade politikasında](kyc-refund-policy) yazar.

# Paranızın kaynağı #source

Büyük tutarlarda parayı nasıl edindiğinizi sorarız. Genellikle birkaç sayfa yeter:

| Kaynak | Onu gösteren |
| Çalışma | yeni tarihli bir maaş bordrosu, vergi beyannamesi |
| Kendi işiniz | hesaplar, vergi beyannamesi |
| Birikim | son üç ayın banka ekstreleri |
| Taşınmaz veya araç satışı | sözleşme ve gelen ödeme |
| Miras veya bağış | veraset belgesi ya da senet ve gelen ödeme |
| Başka yerdeki kazançlar | o işletmecinin belgesi |
| Kripto | adresin ya da borsanın geçmişi ve coinlerin nasıl alındığı |

Soruyla ilgisi olmayan yerleri karartabilirsiniz.

# Kamu görevindeki kişiler #peps

Sizin, ailenizin ya da yakınınızdaki kişilerin yüksek bir kamu görevinde olup olmadığını sormak ve adları yaptırım listeleriyle karşılaştırmak zorundayız. Böyle bir listede olmak suçlama değildir; daha fazlasının gösterilmesi gerektiği anlamına gelir. Yaptırım altındaki kişilerle iş yapmayız.

# Ödemeler #payments

- Yalnızca kendi adınıza olan yöntemler. Başkalarının ödemeleri geri gönderilir.
- Nakit yok, oyuncular arasında aktarım yok.
- Para alabiliyorsa yatırdığınız yönteme öderiz. Alamıyorsa hesabın sizin olduğuna dair belge isteriz.
- Yatırımlar çekilmeden önce oynanmalıdır. Neredeyse hiç oynanmamış bir yatırım incelenir ve geldiği yoldan geri gönderilir.
- Kriptoda coin ve ağ uyuşmalı, adres sizin olmalıdır. Adresleri suç izleri için kontrol ederiz.

# Nelere bakarız #signs

Art arda çok sayıda küçük ödeme, birkaç yöntem ve ad, birbirini götüren bahisler, az oyunla büyük ödemeler, ortak cihazlı hesaplar, sürekli değişen bilgiler. Bir sistem bu durumları işaretler; bir insan bakar.

# Sonra ne olur #steps

1. Size sorar ve sorunun neyle yanıtlanacağını söyleriz.
2. O zamana kadar bir çekimi bekletebilir ya da yatırımları durdurabiliriz. Bakiyeniz sizin kalır.
3. Yanıt uyuyorsa her şey devam eder ve kayda geçer.
4. Uymuyorsa ilişkiyi bitirebilir ve yasanın izin verdiğini geri ödeyebiliriz.
5. Şüphe sürerse bunu mali istihbarat birimine bildirmek zorundayız. Bir bildirim hakkında size bilgi veremeyiz.

# Kayıtlar ve çalışanlar #records

Belgeleri, ödemeleri ve gerekçemizi yasanın belirttiği süre, genellikle hesap kapandıktan sonra beş yıl saklarız. Bu politikadan yönetimimizden bir kişi sorumludur. Oyuncularla ya da ödemelerle ilgilenen çalışanlar işe başlarken ve her yıl eğitilir. Bağımsız bir denetçi nasıl çalıştığımıza bakar.

# Size düşen #yours

Bilgilerinizi güncel tutun, kendi yöntemlerinizle ödeyin ve soruları yanıtlayın. Paranıza giden en kısa yol budur. Hesabınızı ya da kartınızı başkasının kullandığını düşünüyorsanız hemen desteğe söyleyin.

Bu politikayla ilgili bir sorunuz varsa [{email}](mailto:{email}) adresine yazın.
`;
